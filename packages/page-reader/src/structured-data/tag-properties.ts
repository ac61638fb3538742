/** The marks in a page's tags, nested as the tags are: each with its name and its value. */

import { childrenOf, isElement, type PageElement, type PageNode } from '../page/document.ts'

/** The attributes that a markup is written in. */
export interface MarkupSyntax {
  property: string
  type: string
  scope: string
  /**
   * The attribute that says how the things inside a tag belong to the recipe, where the dialect has
   * one.
   */
  relation?: string
}

/** An object that a tag represents: its type, and the properties within it. */
export interface TypedItem {
  type: string
  element: PageElement
  marks: TagProperty[]
}

/** A property that a tag is marked with. */
export interface TagProperty {
  name: string
  element: PageElement
  /** The things that are its value; null where its value is the text or picture of the tag. */
  things: TypedItem[] | null
}

/** The properties marked in a tag, and those that other tags add to it. */
export function tagPropertiesOf(node: PageNode, others: PageElement[], dialect: MarkupSyntax): TagProperty[] {
  return [...marksIn(node, dialect), ...others.flatMap((element) => marksAt(element, dialect))]
}

const marksIn = (node: PageNode, dialect: MarkupSyntax): TagProperty[] =>
  childrenOf(node).flatMap((child) => (isElement(child) ? marksAt(child, dialect) : []))

const isList = (name: string) => /(?:ingredients?|instructions?)$/i.test(name)
const withoutPrefix = (name: string) => name.replace(/^.*[:/]/, '')

function marksAt(element: PageElement, dialect: MarkupSyntax): TagProperty[] {
  const { attribs } = element
  const relation = dialect.relation && attribs[dialect.relation]
  if (relation && isList(relation))
    return [{ name: withoutPrefix(relation), element, things: thingsIn(element, dialect) }]
  const names = (attribs[dialect.property] ?? '')
    .split(/\s+/)
    .filter((name) => name && !(isList(name) && isMarkedWithin(element, name, dialect)))
  // A thing that is no value is not read here: with nested things the work would double at each
  // level.
  const isValue = attribs[dialect.scope] !== undefined && names.length > 0
  const things = isValue ? [markedThing(element, dialect)] : null
  const ownMarks = names.map((name): TagProperty => ({ name: withoutPrefix(name), element, things }))
  if (names.length === 0 && isOtherRecipe(element, dialect)) return []
  return isValue ? ownMarks : [...ownMarks, ...marksIn(element, dialect)]
}

/**
 * Whether a tag inside a recipe is another recipe: it has a name, and no mark makes it a part of
 * the first.
 */
const isOtherRecipe = (element: PageElement, dialect: MarkupSyntax): boolean =>
  element.attribs[dialect.scope] !== undefined &&
  (element.attribs[dialect.type] ?? '').endsWith('Recipe') &&
  holdsName(element, dialect)

/** Whether a tag marks a name of its own, not the name of a thing inside it. */
const holdsName = (element: PageElement, dialect: MarkupSyntax): boolean =>
  childrenOf(element).some(
    (child) =>
      isElement(child) &&
      (withoutPrefix(child.attribs[dialect.property] ?? '') === 'name' ||
        (child.attribs[dialect.scope] === undefined && holdsName(child, dialect))),
  )

const markedThing = (element: PageElement, dialect: MarkupSyntax): TypedItem => ({
  type: element.attribs[dialect.type] ?? '',
  element,
  marks: marksIn(element, dialect),
})

/**
 * Whether a tag inside has the same mark: a list and its lines may both have it, and then the lines
 * count.
 */
const isMarkedWithin = (element: PageElement, name: string, dialect: MarkupSyntax): boolean =>
  childrenOf(element).some(
    (child) =>
      isElement(child) &&
      ((child.attribs[dialect.property] ?? '').split(/\s+/).includes(name) ||
        isMarkedWithin(child, name, dialect)),
  )

/** The things directly inside a tag, wherever in it. */
function thingsIn(element: PageElement, dialect: MarkupSyntax): TypedItem[] {
  return childrenOf(element)
    .filter(isElement)
    .flatMap((child) =>
      child.attribs[dialect.scope] !== undefined ? [markedThing(child, dialect)] : thingsIn(child, dialect),
    )
}
