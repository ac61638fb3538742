/**
 * The words of each meat, between '|', that both the proteins of a food and what a family means by
 * a word go by. What only one of them knows stands there: 'meatball' is no wish for beef.
 */
export const meatWords = {
  beef: 'beef|steak|brisket|veal|oxtail',
  lamb: 'lamb|mutton',
  poultry: 'chicken|turkey|duck|goose|poussin',
  game: 'venison|rabbit|pheasant|partridge|grouse|pigeon|hare|boar',
  /** Without ham, which is in other words: 'hamburger'. */
  pork: 'pork|bacon|gammon|chorizo|sausage|chipolata|pancetta|prosciutto|salami|lardon|pepperoni|nduja',
} as const
