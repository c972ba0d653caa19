/** An employer of the demo mall. Names and addresses are invented. */
export interface DemoEnterprise {
  key: string
  name: string
  sn: string
  /** The staff with an account, by the id of the demo member. */
  memberIds: number[]
  addresses: { name: string; province: string; city: string; county: string; adrdetail: string }[]
}

export const enterprises: DemoEnterprise[] = [
  {
    key: 'huanxin',
    name: '焕新商城运营中心',
    sn: 'HX0001',
    memberIds: [3],
    addresses: [
      {
        name: '总部前台',
        province: '浙江省',
        city: '杭州市',
        county: '滨江区',
        adrdetail: '江陵路1916号焕新大厦1楼前台',
      },
      {
        name: '仓储园区',
        province: '浙江省',
        city: '嘉兴市',
        county: '南湖区',
        adrdetail: '亚中路288号3号库收发室',
      },
    ],
  },
]

/** An activity of employee purchase. Hours count from the moment the demo mall is created; money in yuan. */
export interface DemoEmployeeActivity {
  key: string
  name: string
  title: string
  enterprises: string[]
  description: string
  startHours: number
  endHours: number
  limit: number
  /** Number of relatives that one employee may invite; they share the limit. */
  invites: number
  /** `cut` is percent off the price; each SKU has `store` pieces and a limit per employee, 0 for none. */
  items: { goods: string; cut: number; store: number; limit: number }[]
}

export const demoEmployeeActivities: DemoEmployeeActivity[] = [
  {
    key: 'staff-season',
    name: '秋冬员工内购',
    title: '秋冬焕新员工内购',
    enterprises: ['huanxin'],
    description: '内购价不与补贴、优惠券同享。',
    startHours: -24,
    endHours: 2160,
    limit: 12000,
    invites: 2,
    items: [
      { goods: 'kitchen-staff-cook', cut: 12, store: 60, limit: 1 },
      { goods: 'watch-staff-fit', cut: 20, store: 50, limit: 1 },
      { goods: 'fridge-staff-325', cut: 15, store: 30, limit: 1 },
      { goods: 'kitchen-kettle-17', cut: 30, store: 80, limit: 2 },
      { goods: 'kitchen-rice-4', cut: 25, store: 40, limit: 2 },
      { goods: 'kitchen-airfryer-6', cut: 28, store: 40, limit: 0 },
      { goods: 'kitchen-blender-hand', cut: 35, store: 100, limit: 3 },
    ],
  },
  {
    key: 'small-kitchen',
    name: '厨房小电特卖',
    title: '厨房小电特卖',
    enterprises: ['huanxin'],
    description: '每人额度单独计算，不与其他内购活动合并。',
    startHours: -48,
    endHours: 2160,
    limit: 1500,
    invites: 0,
    items: [
      { goods: 'kitchen-kettle-17', cut: 40, store: 30, limit: 1 },
      { goods: 'kitchen-rice-4', cut: 35, store: 20, limit: 1 },
      { goods: 'kitchen-blender-hand', cut: 45, store: 30, limit: 1 },
    ],
  },
]
