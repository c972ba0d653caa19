import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url))

/** Bundles the page of Puck as production code and serves it. */
export async function startPuck(): Promise<{ url: string; stop: () => Promise<void> }> {
  const { outputFiles } = await build({
    entryPoints: [here('./puck-page.tsx')],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  })
  const script = outputFiles[0]?.contents ?? new Uint8Array()
  const styles = await readFile(here('../../../node_modules/@puckeditor/core/dist/index.css'))
  const html =
    '<!doctype html><meta charset="utf-8"><link rel="stylesheet" href="/puck.css"><body><script type="module" src="/puck.js"></script>'
  const answers: Record<string, [type: string, body: string | Uint8Array]> = {
    '/puck.js': ['text/javascript', script],
    '/puck.css': ['text/css', styles],
  }
  const server: Server = createServer((request, response) => {
    const [type, body] = answers[new URL(request.url ?? '/', 'http://puck.test').pathname] ?? [
      'text/html',
      html,
    ]
    response.setHeader('content-type', type)
    response.end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
