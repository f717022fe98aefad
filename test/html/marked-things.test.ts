import { describe, expect, it } from 'vitest';
import { articleData } from '../../src/areas/webfetch/read/page/jsonld.ts';
import { readMarkedThings } from '../../src/html/marked-things.ts';
import { parsePage } from '../../src/html/tables.ts';

const read = (body: string) => readMarkedThings(parsePage(`<html><body>${body}</body></html>`));

describe('things marked in the elements of a page', () => {
  it('are read from microdata as a shop of Odoo writes it', () => {
    const product = `<section itemscope itemtype="http://schema.org/Product"><h1 itemprop="name">Test Beer 650ML</h1>
      <span itemprop="image" style="display:none;">/web/image/product.template/1/image_1920</span>
      <div itemprop="offers" itemscope itemtype="http://schema.org/Offer"><span>₹ <span>155.00</span></span>
        <span itemprop="price" style="display:none;">155.0</span><span itemprop="priceCurrency" style="display:none;">INR</span></div></section>`;
    expect(read(product)).toEqual([
      {
        '@type': 'http://schema.org/Product',
        name: 'Test Beer 650ML',
        image: '/web/image/product.template/1/image_1920',
        offers: { '@type': 'http://schema.org/Offer', price: '155.0', priceCurrency: 'INR' },
      },
    ]);
  });

  it('are read from RDFa Lite, with the vocabulary named above or in front', () => {
    const product = `<div vocab="https://schema.org/" typeof="Product"><span property="name">Ale</span>
      <div property="offers" typeof="Offer"><meta property="priceCurrency" content="INR"><span property="price" content="155.00">₹ 155</span>
      <link property="availability" href="https://schema.org/InStock"></div></div>`;
    const offers = { '@type': 'Offer', priceCurrency: 'INR', price: '155.00', availability: 'https://schema.org/InStock' };
    expect(read(product)).toEqual([{ '@type': 'Product', name: 'Ale', offers }]);
    expect(read('<div prefix="schema: https://schema.org/" typeof="schema:Product"><b property="schema:name">Ale</b></div>')).toEqual([
      { '@type': 'schema:Product', name: 'Ale' },
    ]);
  });

  it('have the value that each element holds: address, time, text, one or several', () => {
    const body = `<article itemscope itemtype="https://schema.org/Article"><h1 itemprop="headline name">Head
      line</h1><img itemprop="image" src="/a.png"><a itemprop="url" href="/b">here</a><time itemprop="datePublished" datetime="2026-11-25">today</time>
      <span itemprop="keywords">one</span><span itemprop="keywords">two</span><data itemprop="wordCount" value="12">a dozen</data></article>`;
    expect(read(body)).toEqual([
      {
        '@type': 'https://schema.org/Article',
        headline: 'Head line',
        name: 'Head line',
        image: '/a.png',
        url: '/b',
        datePublished: '2026-11-25',
        keywords: ['one', 'two'],
        wordCount: '12',
      },
    ]);
  });

  it('take in what stands elsewhere on the page by its id', () => {
    const body = `<div itemscope itemtype="https://schema.org/Product" itemref="price none"><b itemprop="name">Ale</b></div>
      <p id="price"><span itemprop="offers" itemscope itemtype="https://schema.org/Offer"><b itemprop="price">155</b></span></p>`;
    expect(read(body)[0]).toMatchObject({ name: 'Ale', offers: { price: '155' } });
  });

  it.each([
    ['properties of no thing', '<b itemprop="name">Ale</b><meta property="og:title" content="Ale">'],
    ['things without a type', '<div itemscope><b itemprop="name">Ale</b></div>'],
    ['another vocabulary', '<div vocab="http://xmlns.com/foaf/0.1/"><p typeof="Person"><b property="name">A</b></p></div>'],
    ['names that no property has', '<div itemscope itemtype="x"><b itemprop="__proto__ constructor.prototype">A</b></div>'],
  ])('are not made of %s', (_what, body) => {
    expect(read(body).filter((one) => Object.keys(one).length > 1)).toEqual([]);
  });

  it('end where two refer to each other', () => {
    const body = `<div id="a" itemscope itemtype="A" itemref="b"><b itemprop="name">A</b></div>
      <div id="b" itemprop="mainEntity" itemscope itemtype="B" itemref="a"><b itemprop="name">B</b></div>`;
    expect(read(body).length).toBeLessThan(20);
  });

  it('give a fetched page its headline and picture where it has no JSON-LD', () => {
    const body = `<article itemscope itemtype="https://schema.org/NewsArticle"><h1 itemprop="headline">Rain in Pune</h1>
      <div itemprop="image" itemscope itemtype="https://schema.org/ImageObject"><meta itemprop="url" content="/rain.jpg"></div>
      <div itemprop="publisher" itemscope itemtype="https://schema.org/Organization"><meta itemprop="name" content="The Daily"></div></article>`;
    expect(articleData(parsePage(`<html><body>${body}</body></html>`))).toMatchObject({
      headline: 'Rain in Pune',
      image: '/rain.jpg',
      publisher: 'The Daily',
    });
  });
});
