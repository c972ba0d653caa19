import 'server-only'
import { plainMobile } from '@/lib/domain/person/mobile'
import { commandLine } from '@/lib/env'
import { grantRole, makeResetLink } from '@/lib/server/people/operator-account/grant-role'
import { linkLifetime } from '@/lib/server/people/password-link/make-link'
import { runCommand } from './open-mall'

// npm run operator -- add MOBILE [role], npm run operator -- reset MOBILE: accounts of people at the desk.

const usage = `${commandLine('operator', 'add MOBILE [role]')}   gives an account a role (owner), and creates it when there is none
${commandLine('operator', 'reset MOBILE')}        makes a link for a new password, and takes the second factor`

const withLink = (sentence: string, link: string) =>
  `${sentence}\nOpen this link within ${linkLifetime / 60} minutes, once, to set the password (start the mall first if it is stopped):\n${link}`

const [command, typed = '', role, ...more] = process.argv.slice(2)
const mobile = plainMobile(typed)

const commands: Record<string, Parameters<typeof runCommand>[1]> = {
  add: async (mall) => {
    const granted = await grantRole(mall, mobile, role)
    const state =
      granted.former === null
        ? `Created the account ${mobile} with the role ${granted.role}.`
        : granted.former === granted.role
          ? `The account ${mobile} has the role ${granted.role} already.`
          : `The account ${mobile} has the role ${granted.role} now; it was ${granted.former}.`
    return withLink(state, granted.link)
  },
  reset: async (mall) =>
    withLink(
      `The present password of ${mobile} works until a new one is set.`,
      (await makeResetLink(mall, mobile)).link,
    ),
}

const isComplete = mobile !== '' && more.length === 0 && (command !== 'reset' || role === undefined)
await runCommand(usage, (isComplete && command !== undefined && commands[command]) || null)
