import 'server-only'
import { createHash } from 'node:crypto'
import type { PlainRegion, RegionNode } from '@/lib/contract/region'
import { os } from '@/lib/server/ground/call-context'
import { regionTree } from './wire'

const etag = `"${createHash('sha256').update(JSON.stringify(regionTree)).digest('base64url').slice(0, 22)}"`

const plain = (nodes: readonly RegionNode[]): PlainRegion[] =>
  nodes.map(({ value, label, children }) => ({
    value,
    label,
    ...(children ? { children: plain(children) } : {}),
  }))

export const regionRoutes = {
  plain: os.region.plain.handler(() => plain(regionTree)),

  tree: os.region.tree.handler(({ context }) => {
    context.reply.set('cache-control', 'public, max-age=86400, stale-while-revalidate=2592000')
    context.reply.set('etag', etag)
    // Only responses to foreign origins carry CORS headers.
    context.reply.set('vary', 'Origin')
    return regionTree
  }),
}
