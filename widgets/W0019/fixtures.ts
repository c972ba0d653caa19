import type { WidgetFixtures } from '@/widgets/fixtures'

const tags = Array.from({ length: 20 }, (_, index) => ({ tag_id: index + 1, tag_name: `标签${index + 1}` }))

export const fixtures: WidgetFixtures = {
  empty: { text: '', moreText: '', selectTagList: [], data: [] },
  maximal: {
    selectTagList: tags,
    allTagList: tags,
    moreLinkData: { linkPage: 'page', linkPageLabel: '页面', url: '/store' },
    wgtShopBorder: true,
    wgtShopBorderWidth: 5,
  },
  older: [
    // Fields that other designers add at run time, and broken tags.
    {
      stored: {
        selectTagList: [null, { tag_id: '3', tag_name: '以旧换新', checked: true }],
        allTagList: null,
        data: [{ distributor_id: 3, name: '徐汇店', tagList: [] }],
        wgtMoreTitleFontSize: '16',
      },
      read: {
        selectTagList: [{ tag_id: '3', tag_name: '以旧换新', checked: true }],
        allTagList: [],
        data: [{ distributor_id: 3, name: '徐汇店', tagList: [] }],
        wgtMoreTitleFontSize: 16,
      },
    },
    // Below the smallest sizes.
    {
      stored: { wgtMoreTitleFontSize: 9, wgtShopNameFontSize: 13, wgtShopBorderWidth: 6 },
      read: { wgtMoreTitleFontSize: 14, wgtShopNameFontSize: 18, wgtShopBorderWidth: 0 },
    },
  ],
}
