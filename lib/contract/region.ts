import { z } from 'zod'
import { call } from './call'

export interface RegionNode {
  id: string
  value: string
  label: string
  parent_id: string
  path: string
  children?: RegionNode[] | undefined
}

/**
 * Ids are six-digit texts, because pickers compare them with `===`. A county has no `children` key (contract member
 * §6).
 */
const region: z.ZodType<RegionNode> = z.object({
  id: z.string(),
  value: z.string(),
  label: z.string(),
  parent_id: z.string(),
  path: z.string(),
  get children() {
    return z.array(region).optional()
  },
})

export interface PlainRegion {
  value: string
  label: string
  children?: PlainRegion[] | undefined
}
const plainRegion: z.ZodType<PlainRegion> = z.object({
  value: z.string(),
  label: z.string(),
  get children() {
    return z.array(plainRegion).optional()
  },
})

export const regionContract = {
  /** The same tree without ids and paths (contract member §6). */
  plain: call('GET', '/member/addressarea', '省市区列表（精简）', { tags: ['地址'] })
    .input(z.object({}))
    .output(z.array(plainRegion)),

  /** Provinces, cities and counties; changes about once a year, so that clients may cache it. */
  tree: call('GET', '/espier/address', '省市区列表', { tags: ['地址'], kept: {} })
    .input(z.object({}))
    .output(z.array(region)),
}
