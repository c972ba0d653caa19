/**
 * The documents of a mall with the scripts of React and Next's router alone: the least that its pages can cost a phone.
 */
import { readFile } from 'node:fs/promises'
import { Agent, createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'
import { forward } from './forward.ts'

export type FloorServer = { url: string; close: () => Promise<void> }

const ownScript = /<script[^>]* src="\/_next\/(static\/[^"]+)"[^>]*><\/script>/g
/** Data of the router's tree: without the mall's scripts nothing reads it. */
const pageData = /<script>self\.__next_f\.push\(.*?<\/script>/gs

/** Scripts that belong to every page of every app. */
async function frameworkScripts(): Promise<Set<string>> {
  const manifest = JSON.parse(await readFile('.next/build-manifest.json', 'utf8')) as {
    rootMainFiles: string[]
    polyfillFiles: string[]
  }
  return new Set([...manifest.rootMainFiles, ...manifest.polyfillFiles])
}

/** Answers as the mall at this origin does, documents without the mall's own scripts; each document is made once. */
export async function startFloor(mall: string): Promise<FloorServer> {
  const framework = await frameworkScripts()
  const agent = new Agent({ keepAlive: true })
  const documents = new Map<string, Promise<Buffer>>()
  const strip = async (path: string) => {
    const html = await (await fetch(mall + path)).text()
    const bare = html
      .replaceAll(ownScript, (tag, file: string) => (framework.has(file) ? tag : ''))
      .replaceAll(pageData, '')
    return brotliCompressSync(bare)
  }
  const answerDocument = async (path: string, response: ServerResponse) => {
    const found = documents.get(path) ?? strip(path)
    documents.set(path, found)
    const bytes = await found
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' })
      .end(bytes)
  }
  const server = createServer((request, response) => {
    const { url = '/', headers } = request
    if (headers.accept?.includes('text/html')) {
      answerDocument(url, response).catch(() => response.writeHead(502).end())
      return
    }
    forward(request, response, mall, agent)
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        agent.destroy()
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
