import { addPerson, listPeople, removePerson } from '@portico/contract/operator/calls'
import type { Command } from '../command.ts'
import { writeSecret } from '../files/secret.ts'

/** `people list | add | remove`: who has a key of their own. */
export const people: Command = (program, { ask, print }) => {
  const group = program.command('people').description('people with keys of their own, for what takes two of them')
  group
    .command('list')
    .description('who has a key')
    .action(async () => {
      const { you, list } = await ask(listPeople, {})
      print(`You are ${you}.`)
      for (const { name, addedBy, addedAt } of list) print(`${name.padEnd(20)} since ${addedAt.slice(0, 10)}, added by ${addedBy}`)
    })
  group
    .command('add <name>')
    .description('give a person a key')
    .requiredOption('--to <file>', 'where the key is written, for that person alone to read')
    .action(async (name: string, { to }: { to: string }) => {
      await writeSecret(to, async () => (await ask(addPerson, { name })).key)
      print(`${name}'s key is in ${to}. Give it to ${name}, who uses it with: npm run operator -- --key-file ${to} people list`)
    })
  group
    .command('remove <name>')
    .description('take a key away for good')
    .action(async (name: string) => {
      await ask(removePerson, { name })
      print(`${name}'s key opens nothing any more.`)
    })
}
