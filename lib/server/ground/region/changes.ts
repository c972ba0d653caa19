import 'server-only'

/** A county that was abolished or renamed, and the current county with most of its area. */
export interface FormerCounty {
  code: string
  name: string
  successor: string
}

/**
 * Changes of counties since the version of the package, from the announcements of the Ministry of Civil Affairs up to
 * 2024. The list of regions has only current counties; addresses with a former one stay valid.
 */
export const formerCounties: readonly FormerCounty[] = [
  // 2020
  { code: '450127', name: '横县', successor: '450181' },
  { code: '460321', name: '西沙群岛', successor: '460302' },
  { code: '460322', name: '南沙群岛', successor: '460303' },
  { code: '460323', name: '中沙群岛的岛礁及其海域', successor: '460302' },
  // 2021
  { code: '330103', name: '下城区', successor: '330105' },
  { code: '330104', name: '江干区', successor: '330102' },
  { code: '350402', name: '梅列区', successor: '350404' },
  { code: '350403', name: '三元区', successor: '350404' },
  { code: '350427', name: '沙县', successor: '350405' },
  { code: '350625', name: '长泰县', successor: '350605' },
  { code: '350681', name: '龙海市', successor: '350604' },
  { code: '410306', name: '吉利区', successor: '410308' },
  { code: '410322', name: '孟津县', successor: '410308' },
  { code: '410381', name: '偃师市', successor: '410307' },
  { code: '431121', name: '祁阳县', successor: '431181' },
  { code: '513425', name: '会理县', successor: '513402' },
  { code: '520522', name: '黔西县', successor: '520581' },
  { code: '532331', name: '禄丰县', successor: '532302' },
  { code: '610322', name: '凤翔县', successor: '610305' },
  { code: '610928', name: '旬阳县', successor: '610981' },
  { code: '654223', name: '沙湾县', successor: '654203' },
  // 2023
  { code: '540422', name: '米林县', successor: '540481' },
  { code: '540530', name: '错那县', successor: '540581' },
]

/** Current counties that the package lacks. */
export const newCounties: readonly { code: string; name: string }[] = [
  { code: '460302', name: '西沙区' },
  { code: '460303', name: '南沙区' },
  { code: '540481', name: '米林市' },
  { code: '540581', name: '错那市' },
  { code: '653228', name: '和康县' },
  { code: '653229', name: '和安县' },
  { code: '659012', name: '白杨市' },
]
