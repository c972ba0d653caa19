/** A region by name (province, or province and city). `seed/freight.ts` resolves it to its id. */
export type DemoRegion = string | readonly [province: string, city: string]

/** A fee rule. Empty `regions`: the default for the whole country. Money in yuan, weight in kg (contract trade §5). */
export interface DemoFreightFee {
  regions: DemoRegion[]
  startStandard: number
  startFee: number
  addStandard: number
  addFee: number
}

/** Free delivery from an amount: `upMoney` is the sum in yuan of the lines that use the template. */
export interface DemoFreightFree {
  regions: DemoRegion[]
  upMoney: number
}

export interface DemoFreight {
  key: string
  name: string
  isFree: boolean
  valuation: 'weight' | 'quantity'
  fees: DemoFreightFee[]
  frees: DemoFreightFree[]
  nopost: DemoRegion[]
}

const remote: DemoRegion[] = ['西藏自治区', '新疆维吾尔自治区', '青海省']
const overseas: DemoRegion[] = ['香港特别行政区', '澳门特别行政区', '台湾省']

export const freights: DemoFreight[] = [
  {
    key: 'big',
    name: '大件包邮送装',
    isFree: true,
    valuation: 'quantity',
    fees: [{ regions: [], startStandard: 1, startFee: 0, addStandard: 1, addFee: 0 }],
    frees: [],
    nopost: overseas,
  },
  {
    key: 'standard',
    name: '普通快递（满99元包邮）',
    isFree: false,
    valuation: 'weight',
    fees: [
      { regions: [], startStandard: 1, startFee: 8, addStandard: 1, addFee: 2 },
      { regions: remote, startStandard: 1, startFee: 20, addStandard: 1, addFee: 12 },
    ],
    frees: [
      { regions: [], upMoney: 99 },
      { regions: remote, upMoney: 999 },
    ],
    nopost: overseas,
  },
  {
    key: 'fragile',
    name: '易碎品加固快递',
    isFree: false,
    valuation: 'quantity',
    fees: [
      { regions: [], startStandard: 1, startFee: 15, addStandard: 1, addFee: 6 },
      { regions: remote, startStandard: 1, startFee: 45, addStandard: 1, addFee: 25 },
    ],
    frees: [{ regions: [], upMoney: 599 }],
    nopost: [...overseas, ['海南省', '三沙市']],
  },
]
