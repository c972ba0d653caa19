import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'

const onLinux = process.platform === 'linux' ? test : test.skip

async function started(arenas: string | undefined) {
  const { MALLOC_ARENA_MAX: _, ...env } = process.env
  const child = spawn(process.execPath, ['tests/fixtures/front/print-arenas.ts', 'first', 'a', 'b'], {
    env: { ...env, ...(arenas !== undefined && { MALLOC_ARENA_MAX: arenas }) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const printed = JSON.parse(await text(child.stdout)) as { pid: number }
  return { ...printed, isSameProcess: printed.pid === child.pid }
}

describe('the arenas of glibc', () => {
  onLinux('are limited to two by the process itself, which keeps its number and arguments', async () => {
    expect(await started(undefined)).toMatchObject({
      isSameProcess: true,
      arguments: ['a', 'b'],
      arenas: '2',
    })
  })

  onLinux('are as many as the environment says', async () => {
    expect(await started('7')).toMatchObject({ arenas: '7' })
  })
})
