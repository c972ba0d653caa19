import 'server-only'
import { formerCounties } from './changes'
import { divisions, type City, type Division } from './divisions'

interface CityEntry {
  code: string
  counties: Map<string, string>
}

/** The former counties of a city. */
const formerIn = (city: City) =>
  formerCounties.filter(({ successor }) => city.counties.some(({ code }) => code === successor))

/** Codes by name; a former county has the code of its successor, so that stored addresses stay valid. */
const codesOf = (city: City): Map<string, string> =>
  new Map([
    ...formerIn(city).map(({ name, successor }): [string, string] => [name, successor]),
    ...city.counties.map(({ name, code }): [string, string] => [name, code]),
  ])

const byName = new Map(
  divisions.map((province) => [
    province.name,
    {
      code: province.code,
      cities: new Map<string, CityEntry>(
        province.cities.map((city) => [city.name, { code: city.code, counties: codesOf(city) }]),
      ),
    },
  ]),
)

/** The codes of a region, or the first level whose name does not exist. */
export type FoundRegion = { ids: string[] } | { unknown: 'province' | 'city' | 'county' }

/**
 * The codes that freight areas may use for a region: its own, and those of the former counties that became part of it.
 * An area from before a county was abolished stays effective there, above all one without delivery.
 */
export const freightAreas = (ids: readonly string[]): string[] => [
  ...ids,
  ...formerCounties.filter(({ successor }) => ids.includes(successor)).map(({ code }) => code),
]

/** Freight areas with former counties as the ones that they became part of: the same as `freightAreas` finds. */
export const presentAreas = (area: readonly string[]): string[] => [
  ...new Set(area.map((id) => formerCounties.find(({ code }) => code === id)?.successor ?? id)),
]

/** Looks up a region by its three names. For a city without counties `county` must be empty. */
export function findRegion(province: string, city: string, county: string): FoundRegion {
  const provinceEntry = byName.get(province)
  if (!provinceEntry) return { unknown: 'province' }
  const cityEntry = provinceEntry.cities.get(city)
  if (!cityEntry) return { unknown: 'city' }
  if (cityEntry.counties.size === 0 && county === '') return { ids: [provinceEntry.code, cityEntry.code] }
  const code = cityEntry.counties.get(county)
  return code ? { ids: [provinceEntry.code, cityEntry.code, code] } : { unknown: 'county' }
}

/**
 * Whether a region exists: the names of a province, of one of its cities, and of a district of that, from the province
 * down.
 */
function isRegion([province = '', city, county, ...more]: readonly string[]): boolean {
  const found = byName.get(province)
  if (found === undefined || more.length > 0) return false
  if (city === undefined) return true
  const counties = found.cities.get(city)?.counties
  return counties !== undefined && (county === undefined || counties.has(county))
}

/** Whether a region exists today: former counties do not, although stored addresses may still contain them. */
export function isPresentRegion(path: readonly string[]): boolean {
  const [province = '', city = '', county] = path
  if (!isRegion(path)) return false
  if (county === undefined) return true
  const code = byName.get(province)?.cities.get(city)?.counties.get(county)
  return !formerCounties.some(({ name, successor }) => name === county && successor === code)
}

/**
 * The codes of province, city and county that freight areas use (contract trade §5): two for a city without counties,
 * none when the region does not exist.
 */
export function regionIds(province: string, city: string, county: string): string[] {
  const found = findRegion(province, city, county)
  return 'ids' in found ? found.ids : []
}

/**
 * The names of a region whose parts are given as names or as ids of `regionIds`. A part that is neither stays as it is.
 * Counties that a province governs directly share the id of their city, so the county decides between the cities. The
 * id of a former county stands for its successor.
 */
export function regionNames(province: string, city: string, sentCounty: string) {
  const county = formerCounties.find(({ code }) => code === sentCounty)?.successor ?? sentCounty
  const isMeant = (sent: string) => (one: Division) => one.code === sent || one.name === sent
  const cities = divisions.find(isMeant(province))?.cities.filter(isMeant(city)) ?? []
  const cityEntry = cities.find(({ counties }) => counties.some(isMeant(county))) ?? cities[0]
  return {
    province: divisions.find(isMeant(province))?.name ?? province,
    city: cityEntry?.name ?? city,
    county: cityEntry?.counties.find(isMeant(county))?.name ?? county,
  }
}
