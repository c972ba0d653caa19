/** Body colours (`rrggbb`) by the name that shoppers see. One list, so that 星河银 is the same silver everywhere. */
export const palette = {
  星河银: 'c9ced6',
  曜石黑: '24272c',
  雾霾蓝: '7f95a8',
  砂岩金: 'cbb48f',
  玉脂白: 'f3f0e9',
  云峰白: 'f5f6f7',
  月岩灰: '8b9097',
  石墨灰: '4a4f57',
  极光绿: '6f9484',
  松针绿: '3f5a4e',
  薄荷绿: 'b7d6c5',
  暮山紫: '8d83a6',
  樱花粉: 'e8c4c4',
  海盐蓝: 'a9c3d4',
  深海蓝: '2f4560',
  杏仁米: 'e6dac4',
  奶油黄: 'f0dfa9',
  赤陶橙: 'c96f4a',
  胭脂红: 'a63a3f',
  琥珀棕: '7a5c43',
  钛原色: 'a79f93',
} as const

export type ColorName = keyof typeof palette
