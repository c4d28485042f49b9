import type { ContentKind } from '@portico/contract/content/shapes'
import { follow } from '../../api/follow.ts'
import { api } from '../../api/gateway.ts'

type Life = Parameters<typeof follow>[0] & { readonly dispatch: (action: ReturnType<typeof api.util.invalidateTags>) => unknown }

/** Asks again when the operator has changed something of this kind. */
export const inStep =
  (kind: ContentKind) =>
  (_question: unknown, life: Life): Promise<void> => {
    const again = () => void life.dispatch(api.util.invalidateTags([{ type: 'Content', id: kind }]))
    return follow(life, 'public', { 'content.changed': (change) => change.kind === kind && again() }, again)
  }
