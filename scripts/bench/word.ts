import type { ChildProcess } from 'node:child_process'

/** The next message of a child. @throws Error when it ends or reports an error instead. */
export const word = <Message>(child: ChildProcess): Promise<Message> =>
  new Promise((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`A process of the benchmark ended with code ${code}`))
    child.once('exit', ended)
    child.once('message', (message) => {
      child.off('exit', ended)
      if (typeof message === 'object' && 'error' in message) reject(new Error(String(message.error)))
      else resolve(message as Message)
    })
  })
