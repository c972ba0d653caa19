import { readFile } from 'node:fs/promises'
import { routeTable, type RouteTable } from '@/lib/contract/route-table'
import { answerDocs } from '@/lib/server/http/docs'

const callsOf = (table: RouteTable): [method: string, path: string][] =>
  Object.values(table).flatMap((node) => (Array.isArray(node) ? [node] : callsOf(node)))

describe('what is written down about the contract', () => {
  it('has every call in the browser’s route table', async () => {
    const written = JSON.parse(await readFile('lib/client/routes.json', 'utf8')) as RouteTable
    expect(written).toEqual(routeTable())
  })

  it('names no method and path twice', () => {
    const calls = callsOf(routeTable()).map((call) => call.join(' '))
    expect(new Set(calls).size).toBe(calls.length)
  })

  it('describes every call in the OpenAPI document', async () => {
    const response = await answerDocs('/api/openapi.json')
    const { paths } = (await response.json()) as { paths: Record<string, Record<string, unknown>> }
    for (const [method, path] of callsOf(routeTable())) {
      expect(paths[path]).toHaveProperty(method.toLowerCase())
    }
  })

  it('serves the browsable document without foreign scripts', async () => {
    const page = await (await answerDocs('/api/docs')).text()
    expect(page).not.toMatch(/https?:\/\//)
    for (const [, src] of page.matchAll(/(?:src|href)="([^"]+)"/g)) {
      expect((await answerDocs(src ?? '')).status).toBe(200)
    }
  })
})
