import 'server-only'
import type { DemoMall } from '@/lib/server/ground/demo-mall'
import { drawBanner, type Banner } from './art'
import { operatorId } from './seed/members'

/** Width and height by folder. */
const sizes = { 横幅: [1200, 400], 轮播图: [1200, 700], 方图: [1200, 1200] } as const

interface Row extends Pick<Banner, 'title' | 'subtitle' | 'classes' | 'palette'> {
  name: string
  kind: keyof typeof sizes
}

const rows: readonly Row[] = [
  {
    kind: '横幅',
    name: '厨房焕新横幅',
    title: '厨房焕新季',
    subtitle: '油烟机、热水器一起换',
    classes: ['hood', 'heater'],
    palette: 'cream',
  },
  {
    kind: '横幅',
    name: '以旧换新横幅',
    title: '以旧换新',
    subtitle: '旧机上门取，新机送到家',
    classes: ['fridge', 'washer'],
    palette: 'green',
  },
  {
    kind: '横幅',
    name: '清凉空调横幅',
    title: '清凉一夏',
    subtitle: '一级能效，省电安静',
    classes: ['aircon'],
    palette: 'ice',
  },
  {
    kind: '横幅',
    name: '会员日横幅',
    title: '会员日',
    subtitle: '会员专享价',
    classes: ['tv', 'phone'],
    palette: 'red',
  },
  {
    kind: '轮播图',
    name: '客厅焕新轮播图',
    title: '客厅焕新',
    subtitle: '大屏电视看得更清楚',
    classes: ['tv'],
    palette: 'night',
  },
  {
    kind: '轮播图',
    name: '洗衣新生活轮播图',
    title: '洗衣新生活',
    subtitle: '洗烘一体更省心',
    classes: ['washer'],
    palette: 'blue',
  },
  {
    kind: '轮播图',
    name: '数码换新轮播图',
    title: '数码换新',
    subtitle: '手机平板手表齐上新',
    classes: ['phone', 'tablet', 'watch'],
    palette: 'violet',
  },
  {
    kind: '方图',
    name: '冰箱方图',
    title: '保鲜冰箱',
    subtitle: '大容量分区存放',
    classes: ['fridge'],
    palette: 'mint',
  },
  {
    kind: '方图',
    name: '小家电方图',
    title: '厨房小家电',
    subtitle: '一日三餐好帮手',
    classes: ['kitchen'],
    palette: 'orange',
  },
  {
    kind: '方图',
    name: '电脑方图',
    title: '办公电脑',
    subtitle: '轻薄长续航',
    classes: ['computer'],
    palette: 'blue',
  },
]

/** Banners, slides and squares with which the page designer can be tried, as pictures of the operator. */
export const demoLibrary: DemoMall['library'] = () => ({
  userId: operatorId,
  drawings: rows.map(({ name, kind, ...words }) => {
    const [width, height] = sizes[kind]
    return { name, kind, svg: drawBanner({ ...words, cta: '', seed: words.title.length, width, height }) }
  }),
})
