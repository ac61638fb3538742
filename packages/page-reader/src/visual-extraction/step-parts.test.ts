import { describe, expect, it } from 'vitest'
import { readPage } from '../read-page.ts'

const foods = '<h2>Ingredients</h2><ul><li>2 leeks</li><li>150 g flour</li><li>1 tbsp butter</li></ul>'
const stepsOf = (body: string) => readPage(`<h1>Leek tart</h1>${body}`, 'https://a.example/').recipe?.steps

describe('steps that a page counts', () => {
  it('are told by the counts before them, whatever stands between', () => {
    const step = (count: string, text: string) =>
      `<div><h3>${count}</h3><ul><li>1 large bowl</li><li>150 g flour</li></ul><p>${text}</p></div>`
    const body = `${foods}${step('Step 1/3', 'Rub the butter into the flour.')}
      ${step('Step 2/3', 'Soften the leeks in a pan.')}${step('Step 3/3', 'Bake the tart until golden.')}`
    expect(stepsOf(body)).toEqual([
      'Rub the butter into the flour.',
      'Soften the leeks in a pan.',
      'Bake the tart until golden.',
    ])
  })

  it('leave a number out that stands in a block of its own or before every step, and keep one with its stop (importing 22)', () => {
    const steps = ['Rub the butter into the flour.', 'Soften the leeks in a pan.']
    const list = (tag: string, stop = '') =>
      steps.map((text, at) => `<li><${tag}>${at + 1}${stop}</${tag}> ${text}</li>`).join('')
    expect(stepsOf(`${foods}<h2>Method</h2>${list('div')}`)).toEqual(steps)
    expect(stepsOf(`${foods}<h2>Method</h2>${list('b')}`)).toEqual(steps)
    expect(stepsOf(`${foods}<h2>Method</h2>${list('b', '.')}`)).toEqual([
      '1. Rub the butter into the flour.',
      '2. Soften the leeks in a pan.',
    ])
  })

  it('leave out a count in words, in a block of its own', () => {
    const list = ['Rub the butter into the flour.', 'Soften the leeks in a pan.']
      .map((text, at) => `<li><div>Step ${at + 1}</div><p>${text}</p></li>`)
      .join('')
    expect(stepsOf(`${foods}<h2>Method</h2><ol>${list}</ol>`)).toEqual([
      'Rub the butter into the flour.',
      'Soften the leeks in a pan.',
    ])
  })

  it('keep the titles between them', () => {
    const list = (at: number, text: string) => `<ol><li><div>${at}</div><p>${text}</p></li></ol>`
    const body = `${foods}<h2>Method</h2>${list(1, 'Rub the butter into the flour.')}
      <h3>Filling</h3>${list(2, 'Soften the leeks in a pan.')}${list(3, 'Bake the tart until golden.')}`
    expect(stepsOf(body)).toEqual([
      'Rub the butter into the flour.',
      { text: 'Filling', heading: true },
      'Soften the leeks in a pan.',
      'Bake the tart until golden.',
    ])
  })

  it('begin with one again in the next part of the recipe', () => {
    const count = (at: number, text: string) => `<div class="n">${at}</div><p>${text}</p>`
    const body = `${foods}${count(1, 'Rub the butter into the flour.')}${count(2, 'Chill the dough for an hour.')}
      <h4>Filling</h4>${count(1, 'Soften the leeks in a pan.')}${count(2, 'Bake the tart until golden.')}`
    expect(stepsOf(body)).toEqual([
      'Rub the butter into the flour.',
      'Chill the dough for an hour.',
      { text: 'Filling', heading: true },
      'Soften the leeks in a pan.',
      'Bake the tart until golden.',
    ])
  })
})

describe('several methods on a page', () => {
  it('the one below the ingredients goes before a longer one in the story', () => {
    const story = Array.from(
      { length: 4 },
      (_, at) => `<p>Cook the leeks as my aunt ${at} did, then bake them.</p>`,
    )
    const body = `<h2>How to make it</h2>${story.join('')}${foods}
      <h3>Instructions</h3><ol><li>Soften the leeks in a pan.</li><li>Bake the tart until golden.</li></ol>`
    expect(stepsOf(body)).toEqual(['Soften the leeks in a pan.', 'Bake the tart until golden.'])
  })

  it('tools beside the first step are no steps', () => {
    const body = `${foods}<h2>Method</h2><p>Rub the butter into the flour.</p>
      <ul><li>rolling pin</li></ul><p>Bake the tart until golden.</p>`
    expect(stepsOf(body)).toEqual(['Rub the butter into the flour.', 'Bake the tart until golden.'])
  })

  it('links to other pages below them are no steps', () => {
    const body = `${foods}<h2>Method</h2><ol><li>Soften the leeks in a pan.</li><li>Bake the tart until golden.</li></ol>
      <h3>We use</h3><ol><li><a href="/pan">Cast iron pan with lid, 24 cm wide</a></li></ol>`
    expect(stepsOf(body)).toEqual(['Soften the leeks in a pan.', 'Bake the tart until golden.'])
  })
})
