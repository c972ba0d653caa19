import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { promisify } from 'node:util'

/** The rules of `deploy/monitoring`, by Prometheus itself where it is installed (Debian: prometheus). */

const run = promisify(execFile)
const folder = join(import.meta.dirname, '../../deploy/monitoring')
const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )

for (const [title, args, expected] of [
  ['the rules can be read', ['check', 'rules', 'mall.rules.yml'], /SUCCESS/],
  ['alerts fire when they should, and only then', ['test', 'rules', 'mall.rules.test.yml'], /SUCCESS/],
] as const)
  void test(title, async (context) => {
    const paths = (process.env.PATH ?? '').split(':').map((path) => join(path, 'promtool'))
    const found = await Promise.all(paths.map(exists))
    const promtool = paths[found.indexOf(true)]
    if (!promtool) return context.skip('promtool is not installed')
    const { stdout, stderr } = await run(promtool, [...args], { cwd: folder }).catch(
      (error: { stdout?: string; stderr?: string }) => ({
        stdout: error.stdout ?? '',
        stderr: error.stderr ?? '',
      }),
    )
    assert.match(stdout + stderr, expected)
    assert.doesNotMatch(stdout + stderr, /FAILED/)
  })
