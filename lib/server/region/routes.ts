import 'server-only'
import { createHash } from 'node:crypto'
import { os } from '@/lib/server/context'
import { regionTree } from './wire'

const etag = `"${createHash('sha256').update(JSON.stringify(regionTree)).digest('base64url').slice(0, 22)}"`

export const regionRoutes = {
  tree: os.region.tree.handler(({ context }) => {
    context.reply.set('cache-control', 'public, max-age=86400, stale-while-revalidate=2592000')
    context.reply.set('etag', etag)
    // Only responses to foreign origins carry CORS headers.
    context.reply.set('vary', 'Origin')
    return regionTree
  }),
}
