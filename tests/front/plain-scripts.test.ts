import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { plainScriptOf } from '@/lib/front/plain-scripts'

const run = promisify(execFile)
const entry = 'lib/front/serve.ts'
let root: string

const write = async (path: string, text: string) => {
  await mkdir(join(root, path, '..'), { recursive: true })
  await writeFile(join(root, path), text)
}

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'plain-'))
  await write(entry, "import { sum } from '../sum.ts'\nconsole.log(sum(1, 2) as number)\n")
  await write('lib/sum.ts', 'export const sum = (a: number, b: number): number => a + b\n')
  for (const thread of ['engine', 'renderer'])
    await write(`lib/front/threads/${thread}-thread.ts`, 'export {}\n')
})
afterEach(() => rm(root, { recursive: true }))

test('the scripts of the mall run without types, with all that they import', async () => {
  const script = await plainScriptOf(root, entry)
  expect(script).toBe(join(root, '.next/front/lib/front/serve.mjs'))
  expect(await readFile(script ?? '', 'utf8')).not.toMatch(/as number|\.ts'/)
  expect((await run(process.execPath, [script ?? ''])).stdout).toBe('3\n')
})

test('they are written anew after a change, and only then', async () => {
  const script = (await plainScriptOf(root, entry)) ?? ''
  const past = new Date('2026-01-01')
  for (const source of [entry, 'lib/sum.ts']) await utimes(join(root, source), past, past)
  await writeFile(script, 'console.log("kept")')
  await plainScriptOf(root, entry)
  expect((await run(process.execPath, [script])).stdout).toBe('kept\n')
  await write('lib/sum.ts', 'export const sum = (a: number, b: number): number => a * b\n')
  await plainScriptOf(root, entry)
  expect((await run(process.execPath, [script])).stdout).toBe('2\n')
})

test('a source that cannot be read or written without its types leaves the source to be run', async () => {
  await write('lib/sum.ts', 'export enum Sum { of }\n')
  expect(await plainScriptOf(root, entry)).toBeNull()
})
