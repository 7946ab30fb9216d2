### Första sidan: vad som finns utöver att spela

after-title = Titta, prova och lär dig
after-puzzles-about = En ställning, ett rätt drag. Ett nytt varje dag.
after-study-about = Ställ upp vilken ställning som helst och fråga vad som är bäst.
after-openings-about = Vad som spelas först, och hur ofta det vinner.
after-archive-about = Offentliga spel att söka bland, se i repris och ladda ned.
