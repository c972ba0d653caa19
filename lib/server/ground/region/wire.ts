import 'server-only'
import type { RegionNode } from '@/lib/contract/region'
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

/** All provinces with their cities and counties. */
export const regionTree: RegionNode[] = divisions.map((province) => ({
  ...node(province.code, province.name, []),
  children: province.cities.map((city) => cityNode(province, city)),
}))
