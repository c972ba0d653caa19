import 'server-only'
import { isContractProcedure, type AnyContractProcedure } from '@orpc/contract'
import { OpenAPIGenerator, type OpenAPI } from '@orpc/openapi'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import { apiPrefix, contract } from '@/lib/contract'
import type { Auth, CallMeta } from '@/lib/contract/call'
import { shopperCookie, storeCookie } from '@/lib/server/people/session/request-session'

type Tree = { [name: string]: Tree | AnyContractProcedure }
const proceduresOf = (tree: Tree): AnyContractProcedure[] =>
  Object.values(tree).flatMap((node) => (isContractProcedure(node) ? [node] : proceduresOf(node)))

const cookie = (name: string, description: string) =>
  ({ type: 'apiKey', in: 'cookie', name, description }) as const

const components: OpenAPI.ComponentsObject = {
  securitySchemes: {
    bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
    shopper: cookie(shopperCookie, '仅限本站页面'),
    store: cookie(storeCookie, '商户与运营页面，仅限本站页面'),
  },
  schemas: {
    Refusal: {
      type: 'object',
      required: ['data'],
      properties: {
        data: {
          type: 'object',
          required: ['message', 'status_code'],
          properties: {
            message: { type: 'string' },
            status_code: { type: 'integer' },
            code: { type: 'integer' },
            errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
          },
        },
      },
    },
  },
}

type Schema = NonNullable<OpenAPI.MediaTypeObject['schema']>
const refusal: Schema = { $ref: '#/components/schemas/Refusal' }

/** The call's own data inside the envelope; a business error has the same HTTP status (contract goods §1.2). */
const enveloped = (data: Schema): Schema => ({
  anyOf: [{ type: 'object', required: ['data'], properties: { data } }, refusal],
})

/** Public calls accept a token: prices and favourites are then those of its member. */
const securityOf: Record<Auth, OpenAPI.SecurityRequirementObject[]> = {
  open: [{}, { bearer: [] }, { shopper: [] }],
  member: [{ bearer: [] }, { shopper: [] }],
  store: [{ bearer: [] }, { store: [] }],
  account: [{ bearer: [] }, { shopper: [] }],
  merchant: [{ bearer: [] }, { store: [] }],
  operator: [{ bearer: [] }, { store: [] }],
}

function describe(operation: OpenAPI.OperationObject, { auth, html, csv, file }: CallMeta): void {
  operation.security = securityOf[auth]
  const good = operation.responses?.['200']
  if (good && 'content' in good && good.content) {
    const schema = good.content['application/json']?.schema ?? {}
    good.content = html
      ? { 'text/html': { schema: { type: 'string' } }, 'application/json': { schema: refusal } }
      : {
          'application/json': { schema: enveloped(schema) },
          ...(file ? { 'application/octet-stream': { schema } } : {}),
          ...(csv ? { 'text/csv': { schema: { type: 'string' as const } } } : {}),
        }
  }
  if (auth === 'open') return
  const unauthorized = {
    description: '未登录或登录已失效',
    content: { 'application/json': { schema: refusal } },
  }
  operation.responses = { ...operation.responses, 401: unauthorized }
}

/** The contract as an OpenAPI document of the wire format, including the envelope. */
export async function openApiDocument(): Promise<OpenAPI.Document> {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] })
  const document = await generator.generate(contract, {
    info: {
      title: '焕新商城',
      version: '1.0.0',
      description:
        '成功：{"data": …}；业务错误：HTTP 200 与 {"data":{"message","status_code"}}；未登录：HTTP 401。',
    },
    servers: [{ url: apiPrefix }],
    components,
  })
  for (const procedure of proceduresOf(contract as unknown as Tree)) {
    const { route, meta } = procedure['~orpc']
    const method = (route.method ?? 'GET').toLowerCase() as 'get' | 'post' | 'put' | 'delete'
    const operation = document.paths?.[route.path ?? '']?.[method]
    if (operation) describe(operation, meta as CallMeta)
  }
  return document
}
