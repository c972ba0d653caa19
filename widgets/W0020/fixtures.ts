import { sampleProducts, type WidgetFixtures } from '@/widgets/fixtures'

const shop = (id: number) => ({
  shop_id: id,
  shop_name: `西湖店${id}`,
  shop_pic: `/top${id}.jpg`,
  pathData: {
    linkPage: 'customer',
    linkPageLabel: '自定义页面',
    theme_pc_template_id: 9,
    template_title: '周年庆',
  },
  banner: `/banner${id}.jpg`,
  logo: `/logo${id}.jpg`,
  tag_list: [
    { tag_id: 1, tag_name: '旧机回收' },
    { tag_id: 2, tag_name: '家电安装' },
  ],
  goods_list: sampleProducts(3),
})

export const fixtures: WidgetFixtures = {
  empty: { text: '', data: [] },
  maximal: {
    titleAlign: 'left',
    moreLinkData: { linkPage: 'page', linkPageLabel: '页面', url: '/shops/near' },
    data: Array.from({ length: 8 }, (_, index) => shop(index + 1)),
  },
  older: [
    // More labels and products than are shown, and broken entries.
    {
      stored: {
        data: [
          null,
          {
            shop_id: '3',
            tag_list: [null, { tag_id: 1, tag_name: '一' }, { tag_id: 2 }, { tag_id: 3 }],
            goods_list: [null, ...sampleProducts(5)],
          },
        ],
      },
      read: {
        data: [
          {
            shop_id: '3',
            shop_name: '',
            shop_pic: '',
            pathData: {},
            banner: '',
            logo: '',
            tag_list: [
              { tag_id: 1, tag_name: '一' },
              { tag_id: 2, tag_name: '' },
            ],
            goods_list: [{ goods_id: 1 }, { goods_id: 2 }, { goods_id: 3 }],
          },
        ],
      },
    },
  ],
}
