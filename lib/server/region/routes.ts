import 'server-only'
import { createHash } from 'node:crypto'
import type { RegionNode } from '@/lib/contract/region'
import { os } from '@/lib/server/context'
import { divisions, type City, type Province } from './divisions'

const node = (code: string, label: string, parents: string[]): RegionNode => ({
  id: code,
  value: code,
  label,
  parent_id: parents.at(-1) ?? '0',
  path: [...parents, code].join(),
})

const cityNode = (province: Province, city: City): RegionNode => ({
  ...node(city.code, city.name, [province.code]),
  children: city.counties.map((county) => node(county.code, county.name, [province.code, city.code])),
})

const tree: RegionNode[] = divisions.map((province) => ({
  ...node(province.code, province.name, []),
  children: province.cities.map((city) => cityNode(province, city)),
}))

const etag = `"${createHash('sha256').update(JSON.stringify(tree)).digest('base64url').slice(0, 22)}"`

export const regionRoutes = {
  tree: os.region.tree.handler(({ context }) => {
    context.reply.set('cache-control', 'public, max-age=86400, stale-while-revalidate=2592000')
    context.reply.set('etag', etag)
    // The answer carries CORS headers only for foreign origins.
    context.reply.set('vary', 'Origin')
    return tree
  }),
}
