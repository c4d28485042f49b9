import type { ActivationArguments, NotificationConstructorOptions } from 'electron'
import { emitting, guard } from './guard.ts'

/** Why a notification went, as Electron tells; Windows moves one that timed out to a list where it can still be clicked. */
type CloseReason = 'userCanceled' | 'applicationHidden' | 'timedOut'

/** One notification that was visible, and what a person and the system may do with it. */
export interface FakeNotification {
  readonly id: string
  readonly title: string
  readonly body: string
  readonly click: () => void
  readonly goes: (reason?: CloseReason) => void
}

/** `Notification`, whose `close` and click a test brings about as the system would. */
export const createNotifications = (record: (what: string, detail: unknown) => void) => {
  const visible: FakeNotification[] = []
  const state = { activated: undefined as ((details: ActivationArguments) => void) | undefined }
  const Notification = Object.assign(
    function Notification(options: NotificationConstructorOptions) {
      const notification = emitting({
        ...options,
        show: () => {
          visible.push({
            id: options.id ?? '',
            title: options.title ?? '',
            body: options.body ?? '',
            click: () => void notification.emit('click', {}),
            goes: (reason) => void notification.emit('close', { reason }),
          })
          record('notification.show', options)
          notification.emit('show', {})
        },
        close: () => {
          record('notification.close', options.id)
          notification.emit('close', {})
        },
      })
      return guard('Notification', notification)
    },
    {
      isSupported: () => true,
      handleActivation: (listener: (details: ActivationArguments) => void) => void (state.activated = listener),
    },
  )
  return { Notification, visible, state }
}
