import { access } from 'node:fs/promises'
import { run } from './step.ts'

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
]

async function find(): Promise<string | null> {
  for (const path of [process.env.CHROMIUM_PATH, ...places]) {
    if (
      path &&
      (await access(path).then(
        () => true,
        () => false,
      ))
    )
      return path
  }
  return null
}

/**
 * The browser for the journeys: the machine's own, or Debian's, installed now when this user may do that.
 * @throws Error with one sentence when there is none.
 */
export async function chromium(): Promise<string> {
  const known = await find()
  if (known) return known
  if (process.getuid?.() === 0) {
    await run('apt-get', ['update', '-q'])
    await run('apt-get', ['install', '-q', '-y', '--no-install-recommends', 'chromium', 'fonts-noto-cjk'])
    const installed = await find()
    if (installed) return installed
  }
  throw new Error(
    '浏览器测试需要 Chromium：请运行 “sudo apt-get install chromium fonts-noto-cjk”，或用 CHROMIUM_PATH 指明它的位置。',
  )
}
