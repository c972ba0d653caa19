import 'server-only'
import { createRouterClient } from '@orpc/server'
import { MallError } from '@/lib/domain/errors'
import { findNewest, findShards, readShard } from '@/lib/server/content/sitemap/find-pages'
import { sourceOf } from '@/lib/server/content/sitemap/sources'
import type { CallContext } from '@/lib/server/ground/call-context'
import type { PageEngine } from '@/lib/web/registry'
import { getEngine, getMall } from './engine'
import { router } from './router'
import { watchRequest } from './watch-request'

type Call = (input: unknown) => Promise<unknown>
type Calls = { readonly [name: string]: Calls } & Call

const calls = createRouterClient(router, {
  context: async (): Promise<CallContext> => ({
    mall: await getMall(),
    viewer: null,
    ip: '',
    idempotencyKey: null,
    reply: new Headers(),
  }),
}) as unknown as Calls

const callOf = (name: readonly string[]): Call =>
  name.reduce<Calls>((found, part) => found[part] as Calls, calls)

/** The engine for pages: the procedures of the contract without HTTP, for a guest. */
export const pageEngine: PageEngine = {
  call: (name, input, marks = {}) =>
    watchRequest(
      marks,
      async () => {
        try {
          return { output: await callOf(name)(input) }
        } catch (error) {
          if (!(error instanceof MallError)) throw error
          const { message, status, code, errors } = error
          return {
            refusal: { message, status, ...(code !== undefined && { code }), ...(errors && { errors }) },
          }
        }
      },
      () => name.join('.'),
    ),

  async fetch({ url, ...init }) {
    const response = await getEngine().fetch(new Request(url, init))
    return { status: response.status, headers: [...response.headers], body: await response.text() }
  },

  sitemapShards: async (source) => findShards(await getMall(), sourceOf(source)),
  sitemapRows: async (source, shard, begin) => readShard(await getMall(), sourceOf(source), { shard, begin }),
  sitemapNewest: async () => ({ ...(await findNewest(await getMall())) }),
}
