import 'server-only'
import { readFile } from 'node:fs/promises'
import { programFile } from '@/lib/env'
import { memoizeAsync } from '@/lib/server/ground/memoize-async'
import { failure, noSuchPath } from './envelope'
import { openApiDocument } from './openapi'
import { toResponse } from './plain-response'

export const docsPrefix = '/api/docs'

const assets = new Map([
  ['swagger-ui.css', 'text/css; charset=utf-8'],
  ['swagger-ui-bundle.js', 'text/javascript; charset=utf-8'],
])

const starter = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#docs', deepLinking: true, docExpansion: 'none' })`

const page = `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="robots" content="noindex">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>焕新商城接口文档</title>
<link rel="stylesheet" href="${docsPrefix}/swagger-ui.css"></head>
<body><div id="docs"></div><script src="${docsPrefix}/swagger-ui-bundle.js"></script>
<script src="${docsPrefix}/start.js"></script></body></html>`

const openApi = memoizeAsync(async () => JSON.stringify(await openApiDocument()))

const text = (body: string | Buffer<ArrayBuffer>, type: string) =>
  new Response(body, { headers: { 'content-type': type, 'cache-control': 'public, max-age=3600' } })

/** Answers `/api/openapi.json` and the browsable document at `/api/docs`. */
export async function answerDocs(path: string): Promise<Response> {
  if (path === '/api/openapi.json') return text(await openApi(), 'application/json; charset=utf-8')
  const name = path.slice(docsPrefix.length + 1)
  const type = assets.get(name)
  if (type) return text(await readFile(programFile(`node_modules/swagger-ui-dist/${name}`)), type)
  if (name === 'start.js') return text(starter, 'text/javascript; charset=utf-8')
  if (name === '') return text(page, 'text/html; charset=utf-8')
  return toResponse(failure(noSuchPath(), 404))
}
