import 'server-only'
import { divisions } from './divisions'

interface CityEntry {
  code: string
  counties: Map<string, string>
}

const byName = new Map(
  divisions.map((province) => [
    province.name,
    {
      code: province.code,
      cities: new Map<string, CityEntry>(
        province.cities.map((city) => [
          city.name,
          { code: city.code, counties: new Map(city.counties.map(({ name, code }) => [name, code])) },
        ]),
      ),
    },
  ]),
)

/** The codes of three names, or which of them is the first that does not exist. */
export type FoundRegion = { ids: string[] } | { wrong: 'province' | 'city' | 'county' }

/** Looks three names up. A city without counties wants an empty county. */
export function findRegion(province: string, city: string, county: string): FoundRegion {
  const provinceEntry = byName.get(province)
  if (!provinceEntry) return { wrong: 'province' }
  const cityEntry = provinceEntry.cities.get(city)
  if (!cityEntry) return { wrong: 'city' }
  if (cityEntry.counties.size === 0 && county === '') return { ids: [provinceEntry.code, cityEntry.code] }
  const code = cityEntry.counties.get(county)
  return code ? { ids: [provinceEntry.code, cityEntry.code, code] } : { wrong: 'county' }
}

/**
 * Ids of province, city and county as freight areas name them (contract trade §5): three texts, two for a city without
 * counties, none when the names do not exist.
 */
export function regionIds(province: string, city: string, county: string): string[] {
  const found = findRegion(province, city, county)
  return 'ids' in found ? found.ids : []
}
