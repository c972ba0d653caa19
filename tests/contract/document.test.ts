import { readFile } from 'node:fs/promises'
import { deskCalls, designerCalls, pageCalls } from '@/lib/contract/page-calls'
import {
  browserRouteTable,
  deskRouteTable,
  designerRouteTable,
  routeTable,
  type RouteTable,
} from '@/lib/contract/route-table'
import { answerDocs } from '@/lib/server/edge/http/docs'
import { sourceFiles } from '@/tests/fixtures/import-graph'

const callsOf = (table: RouteTable): [method: string, path: string][] =>
  Object.values(table).flatMap((node) => (Array.isArray(node) ? [node] : callsOf(node)))

describe('the documents of the contract', () => {
  it.each([
    ['routes.json', browserRouteTable()],
    ['desk-routes.json', deskRouteTable()],
    ['designer-routes.json', designerRouteTable()],
  ])('list every call of pages in %s, a route table of the browser', async (file, table) => {
    expect(JSON.parse(await readFile(`lib/client/call/${file}`, 'utf8'))).toEqual(table)
  })

  it.each([
    ['shoppers', pageCalls, 'api|query'],
    ['the desk', deskCalls, 'desk|deskQuery'],
    ['the designer', designerCalls, 'designer|designerQuery'],
  ])(
    'leave calls that no page of %s makes out of the route table of the browser',
    async (_who, calls, clients) => {
      const folders = ['app', 'components', 'lib/client', 'widgets']
      const paths = await Promise.all(folders.map((folder) => sourceFiles(folder)))
      const codes = await Promise.all(paths.flat().map((path) => readFile(path, 'utf8')))
      const source = codes.join('\n')
      const listed = Object.entries<readonly string[]>(calls).flatMap(([subject, names]) =>
        names.map((name) => `${subject}.${name}`),
      )
      const made = new Set(
        [...source.matchAll(new RegExp(`\\b(?:${clients})\\s*\\.\\s*(\\w+)\\s*\\.\\s*(\\w+)`, 'g'))].map(
          ([, subject, name]) => `${subject}.${name}`,
        ),
      )
      /** Subjects that are handed on as a whole: `uploadPicture(desk.picture, …)`, `calls={desk.goodsTag}`. */
      const handedOn = new Set(
        [...source.matchAll(new RegExp(`\\b(?:${clients})\\.(\\w+)(?=[,)}])`, 'g'))].map(
          ([, subject]) => subject,
        ),
      )
      const isMade = (call: string) => made.has(call) || handedOn.has(call.split('.')[0])
      expect(listed.filter((call) => !isMade(call))).toEqual([])
    },
  )

  it('contain no method and path twice', () => {
    const calls = callsOf(routeTable()).map((call) => call.join(' '))
    expect(new Set(calls).size).toBe(calls.length)
  })

  it('describe every call in the OpenAPI document', async () => {
    const response = await answerDocs('/api/openapi.json')
    const { paths } = (await response.json()) as { paths: Record<string, Record<string, unknown>> }
    for (const [method, path] of callsOf(routeTable())) {
      expect(paths[path]).toHaveProperty(method.toLowerCase())
    }
  })

  describe('in the OpenAPI document', () => {
    type Schema = { anyOf?: unknown[]; properties?: Record<string, Schema>; required?: string[] }
    type Operation = {
      security: unknown
      responses: Record<string, { content: Record<string, { schema: Schema }> }>
    }
    let paths: Record<string, Record<string, Operation>>
    beforeAll(async () => {
      const response = await answerDocs('/api/openapi.json')
      ;({ paths } = (await response.json()) as { paths: typeof paths })
    })
    const refusal = { $ref: '#/components/schemas/Refusal' }

    it('every response is an envelope or an error', () => {
      for (const [method, path] of callsOf(routeTable())) {
        const content = paths[path]?.[method.toLowerCase()]?.responses[200]?.content ?? {}
        const isDocument = 'text/html' in content
        expect(content['application/json']?.schema).toEqual(
          isDocument ? refusal : { anyOf: [expect.objectContaining({ required: ['data'] }), refusal] },
        )
      }
      const [count] = (paths['/cartcount']?.get?.responses[200]?.content['application/json']?.schema.anyOf ??
        []) as Schema[]
      expect(Object.keys(count?.properties?.data?.properties ?? {})).toEqual(['cart_count', 'item_count'])
      expect(Object.keys(paths['/goods/itemintro/{item_id}']?.get?.responses[200]?.content ?? {})).toContain(
        'text/html',
      )
    })

    it('every call declares its authentication', () => {
      const securities = (path: string, method: string) => paths[path]?.[method]?.security
      expect(securities('/goods/items', 'get')).toEqual([{}, { bearer: [] }, { shopper: [] }])
      expect(securities('/cartcount', 'get')).toEqual([{ bearer: [] }, { shopper: [] }])
      expect(securities('/operator/goods/prices', 'put')).toEqual([{ bearer: [] }, { store: [] }])
      expect(paths['/cartcount']?.get?.responses).toHaveProperty('401')
      for (const [method, path] of callsOf(routeTable()))
        expect(securities(path, method.toLowerCase())).toBeDefined()
    })
  })

  it('are browsable without third-party scripts', async () => {
    const page = await (await answerDocs('/api/docs')).text()
    expect(page).not.toMatch(/https?:\/\//)
    for (const [, src] of page.matchAll(/(?:src|href)="([^"]+)"/g)) {
      expect((await answerDocs(src ?? '')).status).toBe(200)
    }
  })
})
