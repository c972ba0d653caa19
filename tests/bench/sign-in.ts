/** Measures sign-in and the check of tokens. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { SignInFigures } from '../fixtures/sign-in/measure-process.ts'
import type { Bench } from './lib/registry.ts'

const file = 'tests/fixtures/sign-in/measure-process.ts'

export const signIn: Bench = {
  name: 'sign-in',
  subject: 'token checks, password hashes and sign-ins of one process',
  async run() {
    const { stdout } = await promisify(execFile)(process.execPath, [
      ...['--conditions=react-server', '--import', 'tsx'],
      file,
    ])
    const { newToken, knownToken, hash, signInCost, signIns } = JSON.parse(stdout) as SignInFigures
    return [
      { what: 'checking a new token', value: newToken, unit: 'µs', target: 60, atMost: true },
      { what: 'checking a known token', value: knownToken, unit: 'µs', target: 60, atMost: true },
      { what: 'hashing a password, at least', value: hash, unit: 'ms', target: 50 },
      { what: 'hashing a password, at most', value: hash, unit: 'ms', target: 150, atMost: true },
      { what: 'a sign-in with a password, processor time', value: signInCost, unit: 'ms' },
      { what: 'sign-ins with a password', value: signIns, unit: '/s' },
    ]
  },
}
