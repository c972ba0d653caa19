import 'server-only'
import { indexRegions } from '@/lib/domain/delivery/region-index'
import { regionTree } from './wire'

/** The regions of today by their id. */
export const regionIndex = indexRegions(regionTree)
