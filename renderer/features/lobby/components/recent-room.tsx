import { RailRoom } from '../../../ui/rail/rail.tsx'

/** The room of the recent games before they join. */
export const RecentRoom = ({ count }: { readonly count: number }) => <RailRoom layout="resume" count={count} />
