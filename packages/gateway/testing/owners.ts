import { login } from '@portico/contract/session/calls'
import { bindAddress } from '../member/index.ts'
import { PASSWORD, type TestGateway } from './gateway.ts'

export interface Owner {
  readonly id: string
  readonly account: string
  readonly email: string
  readonly mobileNum: string
  /** As E.164 writes it. */
  readonly mobile: string
  /** Of a network of its own, so that no test uses up another's budget. */
  readonly ip: string
  /** Has the address and the number proved; before that a sign-in from anywhere asks for nothing more. */
  bind(): Promise<void>
}

/** Accounts with an address and a number that only their owners read. */
export const ownersOf = (gateway: () => TestGateway) => {
  let people = 0
  return {
    join: async (): Promise<Owner> => {
      people += 1
      const [account, email, mobileNum] = [`lost${people}`, `lost${people}@mail.example`, `09${13_000_000 + people}`] as const
      const { id } = await gateway().members.create({ account, password: PASSWORD, contacts: { payeeName: 'TRAN THI LAN' } })
      const boundAt = gateway().clock.now()
      const mobile = `+84${mobileNum.slice(1)}`
      const bind = () =>
        gateway().database.orm.transaction(async (tx) => {
          await bindAddress(tx, id, { kind: 'EMAIL', address: email, boundAt })
          await bindAddress(tx, id, { kind: 'MOBILE', address: mobile, boundAt })
        })
      return { id, account, email, mobileNum, mobile, ip: `10.9.${people}.1`, bind }
    },
    /** The newest message to an address, of a template where one is named. */
    textTo: async (to: string, template?: string): Promise<string> => {
      const { list } = await gateway().messages.list({ to, size: 10 })
      return list.find((message) => template === undefined || message.template === template)?.text ?? ''
    },
    attempt: (username: string, password: string, ip = '127.0.0.1') =>
      gateway().call(login, { type: 'username', username, password }, { ip }),
  }
}
