import { sampleProducts, type WidgetFixtures } from '@/widgets/fixtures'

const pictures = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    imgUrl: `/s${index}.jpg`,
    pathData: { linkPage: 'brand', linkPageLabel: '品牌', attribute_id: 7, attribute_name: '云杉' },
  }))

const coupon = (id: number) => ({
  card_id: id,
  title: `换新券${id}`,
  description: '满 1000 元可用',
  card_type: id % 2 ? 'cash' : 'discount',
  reduce_cost: 5000,
  discount: 10,
  imgUrl: id % 2 ? '' : '/coupon.jpg',
})

const layouts = [
  ...[pictures(2), pictures(3), pictures(4)],
  Array.from({ length: 4 }, () => ({ type: 'goods', data: sampleProducts(30) })),
  Array.from({ length: 3 }, () => ({ type: 'coupon', data: [coupon(1), coupon(2), coupon(3)] })),
]

export const fixtures: WidgetFixtures = {
  empty: { mainTitle: '', subTitle: '', data: [[], [], [], [{ data: [] }], [{ data: [] }]] },
  maximal: {
    styleType: 3,
    linkPath: { linkPage: 'maincategory', linkPageLabel: '主类目', category_id: 5, category_name: '大家电' },
    data: layouts,
  },
  older: [
    // An empty text as the link, fewer layouts than today, broken places, groups and products.
    {
      stored: {
        linkPath: '',
        styleType: '3',
        data: [
          [{ imgUrl: '/a.jpg', pathData: [] }],
          'broken',
          null,
          [null, { data: [null, { goods_id: 7 }] }],
        ],
      },
      read: {
        linkPath: {},
        styleType: 3,
        data: [
          [
            { imgUrl: '/a.jpg', pathData: {} },
            { imgUrl: '', pathData: {} },
          ],
          [{ imgUrl: '' }, { imgUrl: '' }, { imgUrl: '' }],
          [{ imgUrl: '' }, { imgUrl: '' }, { imgUrl: '' }, { imgUrl: '' }],
          [{ data: [{ goods_id: 7 }] }],
          [{ type: 'coupon', data: [] }],
        ],
      },
    },
    // Beyond the limits of today: the first ones are shown, and the other layouts stay.
    {
      stored: {
        data: [
          ...layouts.slice(0, 3),
          Array.from({ length: 6 }, (_, id) => ({ data: [{ goods_id: id + 1 }] })),
          [{ data: [1, 2, 3, 4, 5].map(coupon) }],
        ],
      },
      read: {
        data: [
          ...layouts.slice(0, 3),
          [1, 2, 3, 4].map((goods_id) => ({ data: [{ goods_id }] })),
          [{ data: [1, 2, 3].map(coupon) }],
        ],
      },
    },
    {
      stored: { data: [[], [], [], [], []] },
      read: { data: [{}, {}, {}, [{ type: 'goods' }], [{ type: 'coupon' }]] },
    },
  ],
}
