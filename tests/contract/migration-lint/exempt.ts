/**
 * Migrations that are older than the rules. Their texts cannot change, because databases ran them; each breaks a rule, and
 * docs/operate/upgrade.md says what that means for the upgrade from 1.0.0.
 */
export const exempt: Readonly<Record<string, string>> = {
  '0000_mall_1_0.sql': 'makes the schema in an empty database; no table has rows',
  '0001_desk_roles.sql': 'checks the table of members once, and changes the rows of operators and merchants',
  '0002_desk_catalogue.sql': 'makes two indexes of products and checks them once',
  '0003_desk_shelves.sql': 'makes indexes of products, reviews, articles and the audit trail',
  '0004_desk_files.sql':
    'makes indexes of products, points and the audit trail, and changes each product once',
  '0005_desk_day.sql': 'makes four indexes of orders',
}
