/** A small label on products or shops. Colours are `#rrggbb`. */
export interface DemoTag {
  name: string
  color: string
  fontColor: string
  description: string
}

const tag = (name: string, color: string, description: string, fontColor = '#ffffff'): DemoTag => ({
  name,
  color,
  fontColor,
  description,
})

export const goodsTags: DemoTag[] = [
  tag('新品', '#1D5FD1', '30 天内上架的新款'),
  tag('国补', '#0E9F6E', '可享受以旧换新补贴的商品'),
  tag('热卖', '#FF5D02', '近期销量居前的商品'),
  tag('爆款', '#E1251B', '销量与好评双高的商品'),
  tag('一级能效', '#0B7F58', '能效等级一级，补贴比例更高'),
  tag('以旧换新', '#0E9F6E', '支持旧机上门回收'),
  tag('静音', '#5B6B8C', '运行声音低于同类平均水平'),
  tag('大容量', '#8A5A17', '适合四口以上家庭'),
]

export const shopTags: DemoTag[] = [
  tag('品牌旗舰', '#E1251B', '品牌直接授权的门店'),
  tag('家电安装', '#1D5FD1', '送货与安装同一天完成'),
  tag('旧机回收', '#0E9F6E', '到店评估并回收旧家电、旧数码产品'),
  tag('到店自提', '#FF5D02', '线上下单，到店取货'),
  tag('数码体验', '#5B6B8C', '手机、平板、电脑真机体验'),
]
