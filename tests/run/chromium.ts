import { access } from 'node:fs/promises'
import { run } from './step.ts'

// Debian's headless shell draws no window: it takes a fifth less processor time than the whole browser.
const packages = ['chromium-headless-shell', 'chromium']
const candidates = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
]

async function find(): Promise<string | null> {
  for (const path of [process.env.CHROMIUM_PATH, ...candidates]) {
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
 * Path of the browser: `CHROMIUM_PATH` or an installed one. As root, installs Debian's package when there is none.
 * @throws Error with instructions when no browser is found
 */
export async function chromium(): Promise<string> {
  const existing = await find()
  if (existing) return existing
  if (process.getuid?.() === 0) {
    await run('apt-get', ['update', '-q'])
    for (const name of packages) {
      await run('apt-get', ['install', '-q', '-y', '--no-install-recommends', name, 'fonts-noto-cjk'])
      const installed = await find()
      if (installed) return installed
    }
  }
  throw new Error(
    'The browser tests need Chromium: run "sudo apt-get install chromium fonts-noto-cjk", or set CHROMIUM_PATH.',
  )
}
